import { type ReactNode, useState } from 'react'
import type { GameView } from 'spellwright/play'
import { WithSymbols } from '../table/card/symbols.tsx'
import { TrayCard } from '../table/card/tray-card.tsx'
import { isOnBoard } from '../table/entities.ts'
import { Choice, Tray } from './components.tsx'
import { type DecisionViewOf, howMany, type PanelProps, type Prompt, panelOnly, toggled } from './prompt.ts'
import styles from './prompts.module.css'

const isComplete = ({ min, max }: DecisionViewOf<'options'>, chosen: readonly number[]): boolean =>
  chosen.length >= min && chosen.length <= max

function pick(decision: DecisionViewOf<'options'>, chosen: readonly number[], index: number) {
  const { min, max, repeat, options } = decision
  if (index < 0 || index >= options.length) return null
  if (min === 1 && max === 1) return { answer: [index] }
  if (repeat) return chosen.length < max ? { draft: [...chosen, index] } : null
  if (max === 1) return { draft: chosen.includes(index) ? [] : [index] }
  if (chosen.length >= max && !chosen.includes(index)) return null
  return { draft: toggled(chosen, index) }
}

/** `4 lands, 3 other cards; you start.` */
function openingHand({ hand, turn, viewer }: GameView): string {
  const lands = hand.filter(({ types }) => types.includes('land')).length
  const others = hand.length - lands
  const cards = `${lands} ${lands === 1 ? 'land' : 'lands'}, ${others} other ${others === 1 ? 'card' : 'cards'}`
  return `${cards}; ${turn.active === viewer ? 'you start' : 'the opponent starts'}.`
}

const isSingle = ({ min, max }: DecisionViewOf<'options'>): boolean => min === 1 && max === 1

/** Space chooses the first of two options, such as Keep or Yes, but none of more; it never pays a cost or takes a pile. */
const hasDefault = ({ options, purpose }: DecisionViewOf<'options'>): boolean =>
  options.length <= 2 && purpose !== 'payOrNot' && purpose !== 'choosePile'

export const optionsPrompt: Prompt<'options'> = {
  ...panelOnly,
  start: () => [],
  confirm: (decision, chosen) => {
    if (isSingle(decision) && chosen.length === 0) return hasDefault(decision) ? [0] : null
    return chosen.length > 0 && isComplete(decision, chosen) ? chosen : null
  },
  cancel: (decision, chosen) => {
    if (chosen.length > 0) return { draft: [] }
    const no = decision.options.findIndex(({ label }) => label === 'No')
    return no >= 0 ? { answer: [no] } : null
  },
  digit: (decision, chosen, digit) => {
    if (digit === 0) return decision.min === 0 ? { answer: [] } : null
    return pick(decision, chosen, digit - 1)
  },
  hint: ({ min, max, repeat, purpose }, _, { view }) => {
    if (purpose === 'mulligan') return openingHand(view)
    return max === 1 ? '' : `${howMany(min, max)}${repeat ? ', the same more than once if you like' : ''}.`
  },
  Panel: OptionsPanel,
}

/** With more options than this, such as all creature types, there is a field to filter them. */
const FILTER_ABOVE = 20

/** The indices of the labels that start with the text, followed by those that contain it. */
export function filterOptions(labels: readonly string[], text: string): number[] {
  const wanted = text.trim().toLowerCase()
  const at = labels.map((label) => label.toLowerCase().indexOf(wanted))
  const indices = labels.map((_, index) => index)
  return [...indices.filter((index) => at[index] === 0), ...indices.filter((index) => (at[index] ?? -1) > 0)]
}

/** Piles to choose from, side by side; a click on any card of a pile chooses it. */
function Piles({
  decision,
  onPick,
}: {
  readonly decision: DecisionViewOf<'options'>
  onPick(index: number): void
}): ReactNode {
  return (
    <div className={styles['piles']}>
      {decision.options.map(({ cards = [], value }, index) => (
        <section key={String(value)} className={styles['pile']} aria-label={`Pile ${index + 1}`}>
          <h3>
            Pile {index + 1} ({cards.length})
          </h3>
          <div className={styles['cards']}>
            {cards.map((id) => (
              <TrayCard key={id} entity={id} mark="legal" onPick={() => onPick(index)} />
            ))}
            {cards.length === 0 && <p className={styles['empty']}>empty</p>}
          </div>
        </section>
      ))}
    </div>
  )
}

function OptionsPanel({ decision, draft, scene, setDraft, answer }: PanelProps<'options'>): ReactNode {
  const [filter, setFilter] = useState('')
  const { options, min } = decision
  const single = isSingle(decision)
  const isOfPiles = options.every(({ cards }) => cards !== undefined)
  const isDefault = (index: number): boolean => single && index === 0 && hasDefault(decision)
  const press = (index: number): void => {
    const turn = pick(decision, draft, index)
    if (turn && 'answer' in turn && turn.answer) answer(turn.answer)
    else if (turn?.draft) setDraft(turn.draft)
  }
  const shown = decision.cards.filter(({ id }) => !isOnBoard(scene.view, id))
  const filtered = filterOptions(
    options.map(({ label }) => label),
    filter,
  )
  const buttons = filtered.map((index) => {
    const { label, value } = options[index] ?? { label: '', value: '' }
    const times = draft.filter((one) => one === index).length
    return (
      <Choice
        key={String(value)}
        label={
          <span>
            <WithSymbols text={isOfPiles ? `Pile ${index + 1}: ${label}` : label} />
            {times > 0 && !single ? ` ×${times}` : ''}
          </span>
        }
        keyAction={isDefault(index) ? 'confirm' : undefined}
        fixedKey={index < 9 ? String(index + 1) : ''}
        tone={isDefault(index) ? 'main' : 'plain'}
        {...(single ? {} : { pressed: times > 0 })}
        onPick={() => press(index)}
      />
    )
  })
  return (
    <>
      {shown.length > 0 && (
        <Tray title={decision.text}>
          {isOfPiles ? (
            <Piles decision={decision} onPick={press} />
          ) : (
            <div className={styles['cards']}>
              {shown.map(({ id }) => (
                <TrayCard key={id} entity={id} mark={null} />
              ))}
            </div>
          )}
        </Tray>
      )}
      {options.length > 6 ? (
        <Tray title={`${decision.text} `}>
          {options.length > FILTER_ABOVE && (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                if (filter !== '' && filtered[0] !== undefined) press(filtered[0])
              }}
            >
              <input
                className={styles['filter']}
                placeholder="Type to filter; Enter chooses the first"
                aria-label="Filter the choices"
                value={filter}
                onChange={(event) => setFilter(event.target.value)}
              />
            </form>
          )}
          <div className={styles['many']}>{buttons}</div>
        </Tray>
      ) : (
        buttons
      )}
      {!single && (
        <Choice
          label={`Confirm (${draft.length})`}
          keyAction="confirm"
          tone="main"
          disabled={draft.length === 0 || !isComplete(decision, draft)}
          onPick={() => answer(draft)}
        />
      )}
      {min === 0 && <Choice label="None" fixedKey="0" onPick={() => answer([])} />}
    </>
  )
}
