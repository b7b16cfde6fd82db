import type { ReactNode } from 'react'
import { useActions, useSessionState } from '../session/session-context.ts'
import type { BestOf, MatchSetup, Starts } from '../worker/messages.ts'
import styles from './lobby.module.css'

export type MatchOptions = Pick<MatchSetup, 'starts' | 'bestOf' | 'seed' | 'kitchenTable'>

const STARTING_LABELS: Readonly<Record<Starts, string>> = {
  random: 'Random player',
  choose: 'Random player chooses',
  you: 'You start',
  opponent: 'The bot starts',
}

const isStartingOption = (text: string | undefined): text is Starts => text !== undefined && text in STARTING_LABELS

export const newSeed = (): string => crypto.randomUUID().slice(0, 8)

/** The options of the last match, with a new seed. */
export const initialOptions = (last: Readonly<Record<string, string>>): MatchOptions => ({
  starts: isStartingOption(last['starts']) ? last['starts'] : 'random',
  bestOf: last['bestOf'] === '3' ? 3 : 1,
  seed: newSeed(),
  kitchenTable: false,
})

export function MatchOptionsForm({
  options,
  onChange,
}: {
  readonly options: MatchOptions
  onChange(options: MatchOptions): void
}): ReactNode {
  const name = useSessionState((state) => state.settings.name)
  const { set } = useActions()
  const change = (part: Partial<MatchOptions>): void => onChange({ ...options, ...part })
  return (
    <fieldset className={styles['options']}>
      <legend>The game</legend>
      <label>
        Your name
        <input value={name} maxLength={20} onChange={(event) => set({ name: event.target.value })} />
      </label>
      <label>
        Who starts
        <select value={options.starts} onChange={(event) => change({ starts: event.target.value as Starts })}>
          {(Object.keys(STARTING_LABELS) as Starts[]).map((key) => (
            <option key={key} value={key}>
              {STARTING_LABELS[key]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Match
        <select value={options.bestOf} onChange={(event) => change({ bestOf: Number(event.target.value) as BestOf })}>
          <option value={1}>One game</option>
          <option value={3}>Best of three, with sideboards</option>
        </select>
      </label>
      <label title="The same seed and the same choices give the same game">
        Seed
        <input value={options.seed} onChange={(event) => change({ seed: event.target.value })} />
      </label>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={options.kitchenTable}
          onChange={(event) => change({ kitchenTable: event.target.checked })}
        />
        Kitchen table: move cards by hand, allow unsupported cards
      </label>
    </fieldset>
  )
}
