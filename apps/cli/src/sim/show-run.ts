import { CardDefinitions } from 'spellwright'
import { type LabRun, labCsv, labHtml, labJson, labReport } from 'spellwright/lab'
import type { Terminal } from '../command.ts'
import { labText } from './lab-text.ts'
import { type PlayedRun, simReportOf } from './play-run.ts'
import { writeReport } from './report-file.ts'
import { checkComplete } from './run-plan.ts'
import { simCsv } from './sim-csv.ts'
import { simHtml } from './sim-html.ts'
import { type SimReport, simJson, simText } from './sim-report.ts'

export interface Shown {
  readonly json?: true | undefined
  readonly csv?: true | undefined
  readonly html?: string | undefined
}

/** The cards in the decks of a run that have no rules here. */
export function unsupportedIn({ decks, kitchenTable }: LabRun): string[] {
  if (!kitchenTable) return []
  const names = decks.flatMap(({ main }) => main.map(({ name }) => name))
  return [...new Set(names)].filter((name) => CardDefinitions.tryGet(name) === undefined)
}

/** Prints the results of two decks. The text is the same for the same games; how fast they were goes to `err`. */
export function showSim(terminal: Terminal, shown: SimReport, { json, csv, html }: Shown): void {
  if (json) terminal.out(JSON.stringify(simJson(shown)))
  else terminal.out(csv ? simCsv(shown) : simText(shown))
  if (!json && shown.gamesPerSecond > 0) terminal.err(`${shown.gamesPerSecond.toFixed(1)} games per second`)
  writeReport(terminal, html, () => simHtml(shown))
}

/** Prints the results of a run: as `sim` does for two decks, unless `asLab` is given. */
export function showRun(
  terminal: Terminal,
  played: PlayedRun,
  {
    asLab = false,
    shares,
    ...how
  }: Shown & { readonly asLab?: boolean; readonly shares?: readonly number[] | undefined },
): void {
  const { table, cutShort } = played
  const unsupported = unsupportedIn(table.run)
  if (!asLab && table.run.decks.length === 2) showSim(terminal, simReportOf(played, unsupported), how)
  else {
    const report = labReport(table, shares)
    if (how.json) terminal.out(JSON.stringify(labJson(report)))
    else terminal.out(how.csv ? labCsv(report) : labText(report, unsupported))
    if (!how.json && played.gamesPerSecond > 0) terminal.err(`${played.gamesPerSecond.toFixed(1)} games per second`)
    writeReport(terminal, how.html, () => labHtml(report))
  }
  const errors = table.pairs.flatMap(({ tally }) => tally.errors)
  checkComplete({ isComplete: table.isDone, cutShort, errors })
}
