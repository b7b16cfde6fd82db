#!/usr/bin/env node
import { main } from './main.ts'
import { systemTerminal } from './terminal.ts'

// `spellwright … | head` closes the pipe early, and that is fine.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await main(process.argv.slice(2), systemTerminal())
