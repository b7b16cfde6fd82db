import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { readFile } from '../lobby/read-file.ts'
import { useSession } from '../session/session-context.ts'
import { Detail } from './detail.tsx'
import { Field } from './field.tsx'
import { duration } from './format.ts'
import styles from './lab.module.css'
import { LabSetup } from './lab-setup.tsx'
import { attempt, labLink, labStore, leaveRun, refreshKept, saveFile } from './lab-state.ts'
import { Matrix } from './matrix.tsx'
import type { ExportKind, KeptRun, LabView } from './messages.ts'
import { RateTable } from './rate-table.tsx'
import { Variants } from './variants.tsx'

/** Everything about testing decks: the form, the table while games are played, and the runs that are kept. */
export function Lab(): ReactNode {
  const { store } = useSession()
  const { view, kept, problem, isStarting } = useStore(labStore)
  useEffect(refreshKept, [])
  return (
    <main className={styles['lab']}>
      <header className={styles['top']}>
        <h1>Lab</h1>
        <p>Bots play your deck against the field, on all cores of this machine. Nothing leaves it.</p>
        <button type="button" className={styles['plain']} onClick={() => store.setState({ screen: 'editor' })}>
          Deck editor
        </button>
        <button type="button" className={styles['plain']} onClick={() => store.setState({ screen: 'lobby' })}>
          Lobby
        </button>
      </header>
      {(problem ?? view?.problem) && (
        <p className={styles['problem']} role="alert">
          {problem ?? view?.problem}
        </p>
      )}
      {view ? <Results view={view} /> : <LabSetup isStarting={isStarting} />}
      {!view && <WhatComes />}
      {!view && <KeptRuns runs={kept} />}
    </main>
  )
}

/** An example of a result, in numbers that nobody played. */
const EXAMPLE = [
  { name: 'Your deck', rate: 0.54, low: 0.49, high: 0.59, games: 400 },
  { name: 'Your deck, one land more', rate: 0.57, low: 0.52, high: 0.62, games: 400 },
] as const

/** Says what will stand here once a run has begun. */
function WhatComes(): ReactNode {
  return (
    <section className={styles['panel']} aria-label="What a run shows">
      <h2>What a run shows</h2>
      <p className={styles['quiet']}>
        While games are played, a table grows here: the win rate of each variant against each opponent with its 95 %
        interval, on the play and on the draw. A click on a number shows which cards won and lost, the hands that were
        kept, and each game to watch. It could look like this:
      </p>
      <table className={styles['example']} aria-label="An example">
        <tbody>
          {EXAMPLE.map(({ name, rate, low, high, games }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{Math.round(rate * 100)} %</td>
              <td className={styles['exampleBar']}>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect x={low * 100} y="3" width={(high - low) * 100} height="4" />
                  <rect x={rate * 100 - 0.5} y="0" width="1" height="10" />
                </svg>
              </td>
              <td>
                {Math.round(low * 100)} to {Math.round(high * 100)} %, {games} games
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function KeptRuns({ runs }: { readonly runs: readonly KeptRun[] }): ReactNode {
  const { link } = useSession()
  const open = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0]
    if (file) attempt(readFile(link, file).then((text) => labLink().ask('openFile', text)))
  }
  return (
    <section className={styles['panel']} aria-label="Earlier runs">
      <h2>Earlier runs</h2>
      {runs.length === 0 && (
        <p className={styles['quiet']}>Runs are kept in this browser, and you can continue them later.</p>
      )}
      <ul className={styles['kept']}>
        {runs.map(({ id, title, games, savedAt }) => (
          <li key={id}>
            <button type="button" className={styles['link']} onClick={() => attempt(labLink().ask('open', id))}>
              {title}
            </button>
            <span className={styles['quiet']}>
              {games.toLocaleString('en')} games, {new Date(savedAt).toLocaleString('en')}
            </span>
            <button
              type="button"
              className={styles['plain']}
              aria-label={`Forget ${title}`}
              onClick={() =>
                attempt(
                  labLink()
                    .ask('forget', id)
                    .then((left) => labStore.setState({ kept: left })),
                )
              }
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      <label className={styles['file']}>
        Open a run from a file <input className="visually-hidden" type="file" accept=".json" onChange={open} />
      </label>
    </section>
  )
}

function ProgressBar({ view: { progress } }: { readonly view: LabView }): ReactNode {
  const { status, games, total, rate, secondsLeft, workers } = progress
  const ask = (kind: 'pause' | 'goOn'): void => attempt(labLink().ask(kind, null))
  return (
    <div className={styles['progress']}>
      <progress value={games} max={Math.max(1, total)} aria-label="Games played" />
      <span role="status" data-status={status}>
        {games.toLocaleString('en')} of {total.toLocaleString('en')} games
        {status === 'running' && rate !== null && `, ${rate.toFixed(1)} per second on ${workers} cores`}
        {status === 'running' && secondsLeft !== null && `, ${duration(secondsLeft)} left`}
        {status === 'paused' && ', paused'}
        {status === 'done' && ', done'}
      </span>
      {status === 'running' && (
        <button type="button" className={styles['run']} onClick={() => ask('pause')}>
          Stop
        </button>
      )}
      {status === 'paused' && (
        <button type="button" className={styles['run']} onClick={() => ask('goOn')}>
          Go on
        </button>
      )}
      <button type="button" className={styles['plain']} onClick={leaveRun}>
        New run
      </button>
    </div>
  )
}

const FILES: {
  readonly [K in ExportKind]: { readonly title: string; readonly ending: string; readonly type: string }
} = {
  csv: { title: 'CSV', ending: 'csv', type: 'text/csv' },
  json: { title: 'JSON', ending: 'json', type: 'application/json' },
  html: { title: 'HTML', ending: 'html', type: 'text/html' },
  run: { title: 'Run file', ending: 'run.json', type: 'application/json' },
}

function Exports(): ReactNode {
  const save = (kind: ExportKind): void => {
    const { ending, type } = FILES[kind]
    attempt(
      labLink()
        .ask('export', kind)
        .then((text) => saveFile(`spellwright-lab.${ending}`, text, type)),
    )
  }
  return (
    <p className={styles['tools']}>
      Save as
      {(Object.keys(FILES) as ExportKind[]).map((kind) => (
        <button key={kind} type="button" className={styles['plain']} onClick={() => save(kind)}>
          {FILES[kind].title}
        </button>
      ))}
    </p>
  )
}

const TABS = ['Pairs', 'Matrix', 'Field'] as const

function Results({ view }: { readonly view: LabView }): ReactNode {
  const [tab, setTab] = useState<(typeof TABS)[number]>(view.isMatrix ? 'Matrix' : 'Pairs')
  const select = (selection: { readonly deck: number; readonly opponent: number | null }): void =>
    attempt(labLink().ask('select', selection))
  const decks = view.isMatrix ? view.names.map((_, deck) => deck) : view.variants
  return (
    <>
      <section className={styles['panel']} aria-label="Results">
        <h2>{view.title}</h2>
        <p className={styles['quiet']}>
          Seed {view.seed}, both sides played by {view.bots}, {view.match === 'bo3' ? 'best of three' : 'single games'}.
        </p>
        <ProgressBar view={view} />
        <div className={styles['tabs']} role="tablist" aria-label="Tables">
          {TABS.map((one) => (
            <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => setTab(one)}>
              {one}
            </button>
          ))}
        </div>
        <div role="tabpanel" aria-label={tab}>
          {tab === 'Pairs' && <RateTable view={view} selection={view.detail?.selection ?? null} onSelect={select} />}
          {tab === 'Pairs' && <Variants view={view} />}
          {tab === 'Matrix' && <Matrix view={view} onSelect={select} />}
          {tab === 'Field' && <Field view={view} />}
        </div>
        <Exports />
      </section>
      <p className={styles['tools']}>
        Details of
        {decks.map((deck) => (
          <button
            key={deck}
            type="button"
            className={styles['plain']}
            aria-pressed={view.detail?.selection.deck === deck && view.detail.selection.opponent === null}
            onClick={() => select({ deck, opponent: null })}
          >
            {view.names[deck]}, all opponents
          </button>
        ))}
      </p>
      {view.detail && <Detail detail={view.detail} goal={view.stopWidth} />}
    </>
  )
}
