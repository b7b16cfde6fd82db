import type { CommandEntry, Terminal } from './command.ts'
import { type ExitCode, runProgram } from './program.ts'

/** The table of commands, in the order of `--help`. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'version',
    summary: 'print the version of Spellwright and of Node.js',
    load: () => import('./commands/version.ts'),
  },
]

export function main(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  return runProgram(commands, args, terminal)
}
