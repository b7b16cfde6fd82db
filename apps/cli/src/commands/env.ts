import { once } from 'node:events'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { serveEnvironment } from 'spellwright/sim'
import { type CommandModule, command } from '../command.ts'
import { tuneForManyGames } from '../sim/v8-flags.ts'

/** Writes a line to standard output, and waits while its reader is slow. */
async function writeLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
}

export const build: CommandModule['build'] = () =>
  command('env')
    .description('play many games for another program, in lines of JSON (docs/environment.md)')
    .action(async () => {
      tuneForManyGames()
      await serveEnvironment(createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }), writeLine)
    })
