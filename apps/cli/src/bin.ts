#!/usr/bin/env node
import * as modules from 'node:module'
import { EXIT_CODES } from './exit-codes.ts'
import { main } from './main.ts'
import { systemTerminal } from './terminal.ts'
import { readVersion } from './version.ts'

// From Node.js 22.8 on, compiled code is cached for the next start, which then takes about half the time.
const { enableCompileCache } = modules as { readonly enableCompileCache?: () => void }
enableCompileCache?.()

// `spellwright … | head` closes the pipe early, which is not an error; a full disk is.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT_CODES.ok)
  process.stderr.write(`The output cannot be written: ${error.message}.\n`)
  process.exit(EXIT_CODES.cutShort)
})
process.stderr.on('error', () => {})

try {
  process.exitCode = await main(process.argv.slice(2), systemTerminal())
} catch (error) {
  process.stderr.write(`This is an error in Spellwright itself. Please report it with the command and these lines:
spellwright ${readVersion()}, Node.js ${process.versions.node}, ${process.platform}
${error instanceof Error ? error.stack : String(error)}
`)
  process.exitCode = EXIT_CODES.bug
}
