/// The scripts that connect a shell's completion to `intents complete`.
enum CompletionScripts {
    static func script(for shell: String) -> String {
        switch shell {
        case "zsh": zsh
        case "fish": fish
        default: bash
        }
    }

    private static let bash = """
        # bash completion for intents: source <(intents completion bash)
        _intents() {
            mapfile -t COMPREPLY < <(
                intents complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f 1 | while IFS= read -r candidate; do
                    printf '%q\\n' "$candidate"
                done
            )
        }
        complete -o default -F _intents intents

        """

    private static let zsh = """
        #compdef intents
        # zsh completion for intents: source <(intents completion zsh)
        _intents() {
            local -a candidates
            local candidate note
            while IFS=$'\\t' read -r candidate note; do
                candidates+=("${candidate//:/\\\\:}:$note")
            done < <(intents complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)
            if (( $#candidates )); then
                _describe intents candidates
            else
                [[ $words[CURRENT] == --*=* ]] && compset -P '*='
                _files
            fi
        }
        # In a folder of $fpath this file is the function's body, and this call of it is already the first completion.
        if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
            _intents "$@"
        else
            (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -u }
            compdef _intents intents
        fi

        """

    private static let fish = """
        # fish completion for intents: intents completion fish | source
        function __intents_candidates
            set -l words (commandline --tokenize --current-process --cut-at-cursor)
            set -l candidates (intents complete -- $words[2..-1] (commandline --current-token) 2>/dev/null)
            if set -q candidates[1]
                printf '%s\\n' $candidates
            else
                set -l token (commandline --current-token)
                set -l option (string match --regex -- '^--[^=]*=' $token)
                for path in (__fish_complete_path (string replace -- "$option" '' $token))
                    echo "$option$path"
                end
            end
        end
        complete --command intents --no-files --arguments '(__intents_candidates)'

        """
}
