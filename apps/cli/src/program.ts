import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { Command, CommanderError } from '@commander-js/extra-typings'
import type { CommandEntry, Terminal } from './command.ts'
import { CheckFailed, CheckFailedAlreadyReported, CutShort, Stopped, UsageError } from './command.ts'
import { EXIT_CODES, type ExitCode } from './exit-codes.ts'
import { readVersion } from './version.ts'

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

/** Runs the command that the arguments name, and reports its failure. An error that is a bug is thrown on. */
export async function runProgram(
  table: readonly CommandEntry[],
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const program = await buildProgram(table, args, terminal)
  try {
    if (args.length === 0) program.outputHelp()
    else await program.parseAsync(args, { from: 'user' })
    return EXIT_CODES.ok
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return EXIT_CODES.ok
      return reportFailure(error.message.replace(/^error: /, ''), EXIT_CODES.wrongUsage, args, terminal, false)
    }
    if (error instanceof CheckFailedAlreadyReported) return EXIT_CODES.checkFailed
    if (error instanceof Stopped) return EXIT_CODES.stopped
    if (error instanceof CutShort) {
      terminal.err(error.message)
      return EXIT_CODES.cutShort
    }
    if (error instanceof UsageError) return reportFailure(error.message, EXIT_CODES.wrongUsage, args, terminal, true)
    if (error instanceof CheckFailed) return reportFailure(error.message, EXIT_CODES.checkFailed, args, terminal, true)
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
