import { accessSync, constants, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Terminal, UsageError } from '../command.ts'

const messageOf = (error: unknown): string => (error as Error).message

const writeError = (file: string, reason: string): UsageError =>
  new UsageError(`The report cannot be written to "${file}": ${reason}.`)

/** Checks before the games are played that the report can be written, so that no results are lost. */
export function checkReportFile(file: string | undefined): void {
  if (file === undefined) return
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw writeError(file, 'it is a folder')
  try {
    accessSync(dirname(resolve(file)), constants.W_OK)
  } catch (error) {
    throw writeError(file, messageOf(error))
  }
}

export function writeReport(terminal: Terminal, file: string | undefined, text: () => string): void {
  if (file === undefined) return
  try {
    writeFileSync(file, text())
  } catch (error) {
    throw writeError(file, messageOf(error))
  }
  terminal.err(`The report was written to ${file}.`)
}
