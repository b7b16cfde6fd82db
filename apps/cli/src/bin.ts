#!/usr/bin/env node
import * as modules from 'node:module'
import { main } from './main.ts'
import { systemTerminal } from './terminal.ts'

// From Node.js 22.8 on, compiled code is cached for the next start, which then takes about half the time.
const { enableCompileCache } = modules as { readonly enableCompileCache?: () => void }
enableCompileCache?.()

// `spellwright … | head` closes the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await main(process.argv.slice(2), systemTerminal())
