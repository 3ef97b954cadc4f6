print("intentsd")
