import { accessSync, constants, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Terminal, UsageError } from '../command.ts'

const reasonOf = (error: unknown): string => (error as Error).message

const cannot = (file: string, reason: string): UsageError =>
  new UsageError(`The report cannot be written to "${file}": ${reason}.`)

/** Said before the games are played: a report that could not be written would cost all of them. */
export function checkReportFile(file: string | undefined): void {
  if (file === undefined) return
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw cannot(file, 'it is a folder')
  try {
    accessSync(dirname(resolve(file)), constants.W_OK)
  } catch (error) {
    throw cannot(file, reasonOf(error))
  }
}

export function writeReport(terminal: Terminal, file: string | undefined, text: () => string): void {
  if (file === undefined) return
  try {
    writeFileSync(file, text())
  } catch (error) {
    throw cannot(file, reasonOf(error))
  }
  terminal.err(`The report is in ${file}.`)
}
