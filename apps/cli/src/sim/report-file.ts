import { accessSync, constants, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CutShort, type Terminal, UsageError } from '../command.ts'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Checks before anything is computed that a file can be written, so that no results are lost. */
export function checkOutputFile(what: string, file: string): void {
  const refuse = (reason: string): never => {
    throw new UsageError(`${what} cannot be written to "${file}": ${reason}.`)
  }
  const found = statSync(file, { throwIfNoEntry: false })
  if (found?.isDirectory()) refuse('it is a folder')
  try {
    accessSync(found ? file : dirname(resolve(file)), constants.W_OK)
  } catch (error) {
    refuse(messageOf(error))
  }
}

export const checkReportFile = (file: string | undefined): void => {
  if (file !== undefined) checkOutputFile('The report', file)
}

/** Checks before the games are played that files can be written into a folder, which is created if necessary. */
export function checkFolder(what: string, folder: string | undefined): void {
  if (folder === undefined) return
  try {
    mkdirSync(folder, { recursive: true })
    const probe = join(folder, '.spellwright-probe')
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new UsageError(`${what} cannot be written to "${folder}": ${messageOf(error)}.`)
  }
}

/** Writes a file after the results were printed; a full disk does not lose them. */
export function writeOutput(what: string, file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new CutShort(`${what} cannot be written to "${file}": ${messageOf(error)}.`)
  }
}

export function writeReport(terminal: Terminal, file: string | undefined, text: () => string): void {
  if (file === undefined) return
  writeOutput('The report', file, text())
  terminal.err(`The report was written to ${file}.`)
}
