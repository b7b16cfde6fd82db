import { type ReactNode, useState } from 'react'
import { loadSavedDecks } from '../editor/saved-decks.ts'
import { useSessionState } from '../session/session-context.ts'
import styles from './lab.module.css'
import {
  choiceGroups,
  choicesOf,
  type DeckChoice,
  deckChoices,
  FIRST_FORM,
  type LabForm,
  loadForm,
  saveForm,
} from './lab-choices.ts'
import { startRun } from './lab-state.ts'
import { VariantList } from './variant-list.tsx'

type Change = (change: Partial<LabForm>) => void

function Opponents({
  form,
  decks,
  onChange,
}: {
  readonly form: LabForm
  readonly decks: readonly DeckChoice[]
  readonly onChange: Change
}): ReactNode {
  const toggle = (id: string): void =>
    onChange({
      opponents: form.opponents.includes(id) ? form.opponents.filter((one) => one !== id) : [...form.opponents, id],
    })
  const groups = choiceGroups(decks)
  return (
    <fieldset className={styles['panel']}>
      <legend>{form.isMatrix ? 'More decks' : 'The field'}</legend>
      <p className={styles['tools']}>
        <button
          type="button"
          className={styles['plain']}
          onClick={() => onChange({ opponents: decks.map(({ id }) => id) })}
        >
          All
        </button>
        <button type="button" className={styles['plain']} onClick={() => onChange({ opponents: [] })}>
          None
        </button>
        <span className={styles['quiet']}>{form.opponents.length} chosen</span>
      </p>
      {groups.map((group) => {
        const ids = group.decks.map(({ id }) => id)
        const picked = ids.filter((id) => form.opponents.includes(id))
        const others = form.opponents.filter((id) => !ids.includes(id))
        return (
          <details key={group.title} className={styles['group']} open={group === groups[0] || undefined}>
            <summary>
              {group.title}{' '}
              <span className={styles['quiet']}>{picked.length === 0 ? '' : `${picked.length} chosen`}</span>
            </summary>
            <button
              type="button"
              className={styles['plain']}
              onClick={() => onChange({ opponents: picked.length === ids.length ? others : [...others, ...ids] })}
            >
              {picked.length === ids.length ? `No ${group.title} decks` : `All ${group.title} decks`}
            </button>
            <div className={styles['choices']}>
              {group.decks.map(({ id, title, format }) => (
                <label key={id} className={styles['choice']} data-picked={form.opponents.includes(id) || undefined}>
                  <input type="checkbox" checked={form.opponents.includes(id)} onChange={() => toggle(id)} />
                  <span>
                    {title} <span className={styles['quiet']}>{format}</span>
                  </span>
                </label>
              ))}
            </div>
          </details>
        )
      })}
    </fieldset>
  )
}

function Options({ form, onChange }: { readonly form: LabForm; readonly onChange: Change }): ReactNode {
  const bots = useSessionState((state) => state.bots)
  return (
    <fieldset className={`${styles['panel']} ${styles['options']}`}>
      <legend>The run</legend>
      <label>
        Games per pair
        <input
          type="number"
          min={2}
          step={2}
          value={form.games}
          onChange={(event) => onChange({ games: event.target.value })}
        />
      </label>
      <label>
        Match
        <select
          value={form.match}
          onChange={(event) => onChange({ match: event.target.value === 'bo3' ? 'bo3' : 'bo1' })}
        >
          <option value="bo1">single games</option>
          <option value="bo3">best of three</option>
        </select>
      </label>
      <label>
        Both are played by
        <select value={form.bot} onChange={(event) => onChange({ bot: event.target.value })}>
          {bots.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label title="The same seed gives the same table, here and on the command line.">
        Seed
        <input value={form.seed} maxLength={60} onChange={(event) => onChange({ seed: event.target.value })} />
      </label>
      <label className={styles['check']} title="Uses a confidence sequence, which holds however often it is looked at.">
        <input type="checkbox" checked={form.stops} onChange={(event) => onChange({ stops: event.target.checked })} />
        Stop a pair at ±
        <input
          className={styles['share']}
          type="number"
          min={0.5}
          max={50}
          step={0.5}
          aria-label="Points at which a pair stops"
          value={form.stopPoints}
          disabled={!form.stops}
          onChange={(event) => onChange({ stopPoints: event.target.value })}
        />
        points
      </label>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={form.isMatrix}
          onChange={(event) => onChange({ isMatrix: event.target.checked })}
        />
        Every deck against every other
      </label>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={form.kitchenTable}
          onChange={(event) => onChange({ kitchenTable: event.target.checked })}
        />
        Play cards without rules as blanks
      </label>
    </fieldset>
  )
}

/** How many games the form asks for, in words. */
function sizeText({ variants, opponents, isMatrix, games }: LabForm): string {
  const decks = variants.length + opponents.length
  const pairs = isMatrix ? (decks * (decks - 1)) / 2 : variants.length * opponents.length
  const total = pairs * (Number(games) || 0)
  return `${pairs} ${pairs === 1 ? 'pair' : 'pairs'}, ${total.toLocaleString('en')} games at most`
}

/** The form that describes a run. */
export function LabSetup({ isStarting }: { readonly isStarting: boolean }): ReactNode {
  const builtIn = useSessionState((state) => state.builtIn)
  const [saved] = useState(loadSavedDecks)
  const decks = deckChoices(builtIn, saved)
  const [kept, setForm] = useState<LabForm>(() => {
    const stored = loadForm()
    const [first] = decks
    return {
      ...FIRST_FORM,
      ...stored,
      variants: first ? [first.deck] : [],
    }
  })
  // The decks of recent tournaments come a moment after the others.
  const known = new Set(decks.map(({ id }) => id))
  const form = { ...kept, opponents: kept.opponents.filter((id) => known.has(id)) }
  const onChange: Change = (change) => {
    const next = { ...form, ...change }
    setForm(next)
    saveForm(next)
  }
  return (
    <form
      className={styles['setup']}
      onSubmit={(event) => {
        event.preventDefault()
        startRun(choicesOf(form, decks))
      }}
    >
      <VariantList variants={form.variants} decks={decks} onChange={(variants) => onChange({ variants })} />
      <Opponents form={form} decks={decks} onChange={onChange} />
      <div>
        <Options form={form} onChange={onChange} />
        <footer className={styles['go']}>
          <button type="submit" className={styles['run']} disabled={isStarting}>
            {isStarting ? 'Starting …' : 'Run'}
          </button>
          <span className={styles['quiet']}>{sizeText(form)}</span>
        </footer>
      </div>
    </form>
  )
}
