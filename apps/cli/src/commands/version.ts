import type { CommandModule } from '../command.ts'
import { command, printResult } from '../command.ts'
import { readVersion } from '../version.ts'

export const build: CommandModule['build'] = (terminal) =>
  command('version')
    .description('print the version of Spellwright and of Node.js')
    .action(({ json }) => {
      const versions = { spellwright: readVersion(), node: process.versions.node }
      printResult(terminal, json, versions, `spellwright ${versions.spellwright} (Node.js ${versions.node})`)
    })
