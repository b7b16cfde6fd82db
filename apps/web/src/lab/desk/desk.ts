import { labCsv, labHtml, labJson, parseRunFile, type RunFile, versionProblem } from 'spellwright/lab'
import { FormatError } from 'spellwright/play'
import { loadCards } from '../../worker/deck-cards.ts'
import { RequestRefused } from '../../worker/request-refused.ts'
import type { ExportKind, FromDesk, LabRequestKind, LabRequests, ToDesk } from '../messages.ts'
import { chooseRun, listsOf } from './choose-run.ts'
import { Experiment } from './experiment.ts'
import { forgetRun, keptRuns, openRun } from './keep.ts'
import { watchInWorker } from './pool.ts'
import { reportFor } from './view.ts'

const send = (message: FromDesk): void => postMessage(message)

let experiment: Experiment | null = null

function current(): Experiment {
  if (!experiment) throw new RequestRefused('No run is open.')
  return experiment
}

function replaceBy(next: Experiment): Experiment {
  experiment?.pause()
  experiment?.close()
  experiment = next
  return next
}

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`

function readFile(text: string, what: string): RunFile {
  try {
    return parseRunFile(text, what)
  } catch (error) {
    if (error instanceof FormatError) throw new RequestRefused(error.message)
    throw error
  }
}

/** Opens a run from a file; one of another version is shown, but cannot be played on. */
async function openFile(text: string, id: string, shares: readonly number[] | null): Promise<void> {
  const { run, results } = readFile(text, 'This file is not a run of the lab')
  await loadCards(listsOf(run))
  const problem = versionProblem(run)
  if (problem !== null && results.length === 0) throw new RequestRefused(problem)
  const opened = replaceBy(
    new Experiment(
      run,
      id,
      (view) => send({ kind: 'view', view: { ...view, problem: view.problem ?? problem } }),
      results,
    ),
  )
  opened.shares = shares?.length === run.decks.length ? shares : null
  opened.show()
}

function exported(kind: ExportKind): string {
  const { table, shares } = current()
  if (kind === 'run') return current().file()
  const report = reportFor(table, shares)
  if (kind === 'csv') return `${labCsv(report)}\n`
  return kind === 'html' ? labHtml(report) : `${JSON.stringify(labJson(report))}\n`
}

/** One handler for each kind of request; a new kind does not compile until it has one. */
const handlers: {
  readonly [K in LabRequestKind]: (
    ask: LabRequests[K]['ask'],
  ) => LabRequests[K]['reply'] | Promise<LabRequests[K]['reply']>
} = {
  start: async (choices) => {
    const run = await chooseRun(choices)
    replaceBy(new Experiment(run, newId(), (view) => send({ kind: 'view', view }))).goOn()
    return null
  },
  pause: () => {
    current().pause()
    return null
  },
  goOn: () => {
    const problem = versionProblem(current().table.run)
    if (problem !== null) throw new RequestRefused(problem)
    current().goOn()
    return null
  },
  close: () => {
    experiment?.pause()
    experiment?.close()
    experiment = null
    return null
  },
  select: (selection) => {
    current().select(selection)
    return null
  },
  shares: (shares) => {
    current().setShares(shares)
    return null
  },
  export: exported,
  watch: ({ pair, index }) => {
    const { run } = current().table
    return watchInWorker(run, listsOf(run), pair, index)
  },
  kept: keptRuns,
  open: async (id) => {
    const found = await openRun(id)
    if (found === null) throw new RequestRefused('The browser does not have this run any more.')
    await openFile(found.file, id, found.shares)
    return null
  },
  openFile: async (text) => {
    await openFile(text, newId(), null)
    return null
  },
  forget: async (id) => {
    await forgetRun(id)
    return keptRuns()
  },
}

/** Runs this script as the worker of the lab. */
export function runLabDesk(): void {
  addEventListener('message', async ({ data }: MessageEvent<ToDesk>) => {
    const { id, kind, ask } = data
    try {
      const handler = handlers[kind] as (ask: unknown) => unknown
      send({ kind: 'reply', id, reply: await handler(ask) })
    } catch (error) {
      send({ kind: 'refused', id, reason: error instanceof Error ? error.message : String(error) })
    }
  })
}
