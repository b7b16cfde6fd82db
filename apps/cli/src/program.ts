import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { Command, CommanderError } from '@commander-js/extra-typings'
import type { CommandEntry, Terminal } from './command.ts'
import { CheckFailed, CheckFailedAlreadyReported, UsageError } from './command.ts'
import { readVersion } from './version.ts'

export type ExitCode = 0 | 1 | 2

/** Options are positional, so that options after a subcommand belong to the subcommand. */
function emptyProgram(terminal: Terminal): CommandUnknownOpts {
  return new Command('spellwright')
    .description('A Magic: The Gathering rules engine on the command line.')
    .version(readVersion(), '-V, --version', 'print the version')
    .helpCommand('help [command]', 'explain a command')
    .showHelpAfterError('(use --help to see the options)')
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
    })
}

/** Only the commands named in the arguments are loaded, which keeps starting fast. */
async function buildProgram(table: readonly CommandEntry[], args: readonly string[], terminal: Terminal) {
  const program = emptyProgram(terminal)
  for (const entry of table) {
    const isNamed = args.includes(entry.name)
    const command = isNamed ? (await entry.load()).build(terminal) : new Command(entry.name).description(entry.summary)
    program.addCommand(withInheritedSettings(command, program))
  }
  return program
}

function withInheritedSettings(command: CommandUnknownOpts, parent: CommandUnknownOpts): CommandUnknownOpts {
  command.copyInheritedSettings(parent)
  for (const child of command.commands) withInheritedSettings(child, command)
  return command
}

/** Exit code 0 is success, 1 a failed check, 2 wrong usage. Any other error is a bug and is thrown on. */
export async function runProgram(
  table: readonly CommandEntry[],
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const program = await buildProgram(table, args, terminal)
  try {
    if (args.length === 0) program.outputHelp()
    else await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0
      return reportFailure(error.message.replace(/^error: /, ''), 2, args, terminal, false)
    }
    if (error instanceof CheckFailedAlreadyReported) return 1
    if (error instanceof UsageError) return reportFailure(error.message, 2, args, terminal, true)
    if (error instanceof CheckFailed) return reportFailure(error.message, 1, args, terminal, true)
    throw error
  }
}

function reportFailure(
  message: string,
  exitCode: ExitCode,
  args: readonly string[],
  terminal: Terminal,
  isUnprinted: boolean,
): ExitCode {
  if (isUnprinted) terminal.err(message)
  if (args.includes('--json')) terminal.out(JSON.stringify({ error: message }))
  return exitCode
}
