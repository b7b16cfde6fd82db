import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { Command, CommanderError } from '@commander-js/extra-typings'
import type { CommandEntry, Terminal } from './command.ts'
import { CheckFailed, CheckFailedAsPrinted, UsageError } from './command.ts'
import { readVersion } from './version.ts'

export type ExitCode = 0 | 1 | 2

/** Options are positional: what stands behind a subcommand is for the subcommand. */
function emptyProgram(terminal: Terminal): CommandUnknownOpts {
  return new Command('spellwright')
    .description('A Magic: The Gathering rules engine on the command line.')
    .version(readVersion(), '-V, --version', 'print the version')
    .helpCommand('help [command]', 'explain a command')
    .showHelpAfterError('(add --help for the options)')
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
    })
}

/** Only commands named in the arguments are loaded: starting stays fast however many there are. */
async function buildProgram(table: readonly CommandEntry[], args: readonly string[], terminal: Terminal) {
  const program = emptyProgram(terminal)
  for (const entry of table) {
    const isNamed = args.includes(entry.name)
    const command = isNamed ? (await entry.load()).build(terminal) : new Command(entry.name).description(entry.summary)
    program.addCommand(inheriting(command, program))
  }
  return program
}

function inheriting(command: CommandUnknownOpts, parent: CommandUnknownOpts): CommandUnknownOpts {
  command.copyInheritedSettings(parent)
  for (const child of command.commands) inheriting(child, command)
  return command
}

/** Exit codes: 0 fine, 1 a check failed, 2 wrong usage. Anything else thrown is a bug and stays thrown. */
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
      return refuse(error.message.replace(/^error: /, ''), 2, args, terminal, false)
    }
    if (error instanceof CheckFailedAsPrinted) return 1
    if (error instanceof UsageError) return refuse(error.message, 2, args, terminal, true)
    if (error instanceof CheckFailed) return refuse(error.message, 1, args, terminal, true)
    throw error
  }
}

function refuse(
  message: string,
  exitCode: ExitCode,
  args: readonly string[],
  terminal: Terminal,
  isStillToBeSaid: boolean,
): ExitCode {
  if (isStillToBeSaid) terminal.err(message)
  if (args.includes('--json')) terminal.out(JSON.stringify({ error: message }))
  return exitCode
}
