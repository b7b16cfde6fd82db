import type { ReactNode } from 'react'
import type { EntityId, ManaChoice, PayAnswer } from 'spellwright/play'
import { ManaCost, WithSymbols } from '../table/card/symbols.tsx'
import { Choice } from './components.tsx'
import { type DecisionViewOf, type Mark, type PanelProps, type Prompt, panelOnly } from './prompt.ts'

const activate = ({ object, ability }: ManaChoice): PayAnswer => ({ kind: 'activate', object, ability })

function defaultPayment({ plan, poolChoices }: DecisionViewOf<'pay'>): PayAnswer | null {
  if (plan !== null) return { kind: 'auto' }
  return poolChoices.length === 1 ? { kind: 'pool', choice: 0 } : null
}

export const payPrompt: Prompt<'pay'> = {
  ...panelOnly,
  start: () => null,
  marks: ({ abilities, plan }) => {
    const marks = new Map(abilities.map(({ object }): [EntityId, Mark] => [object, 'legal']))
    for (const { object } of plan?.uses ?? []) marks.set(object, 'planned')
    return marks
  },
  press: ({ abilities, plan }, _, entity) => {
    // If a source has several abilities, the one in the plan is preferred.
    const planned = plan?.uses.find(({ object }) => object === entity)
    const source = abilities.find((one) => one.object === entity && (!planned || one.ability === planned.ability))
    const any = source ?? abilities.find(({ object }) => object === entity)
    return any ? { answer: activate(any) } : null
  },
  confirm: defaultPayment,
  cancel: () => ({ answer: { kind: 'cancel' } }),
  digit: ({ poolChoices }, _, digit) =>
    digit <= poolChoices.length ? { answer: { kind: 'pool', choice: digit - 1 } } : null,
  hint: ({ plan }) => {
    if (plan === null) return 'Tap mana sources, then pay.'
    const warning = plan.painful ? ' (this costs life or a permanent)' : ''
    return `The marked sources will pay${warning}; click others to pay by hand.`
  },
  dimsOthers: true,
  Panel: PayPanel,
}

function PayPanel({ decision, answer }: PanelProps<'pay'>): ReactNode {
  const { plan, poolChoices, costText } = decision
  return (
    <>
      {plan !== null && (
        <Choice
          label={
            <span>
              Pay <ManaCost cost={costText} />
              {plan.lifePaid > 0 ? ` and ${plan.lifePaid} life` : ''}
            </span>
          }
          keyAction="confirm"
          tone="main"
          onPick={() => answer({ kind: 'auto' })}
        />
      )}
      {poolChoices.map((left, choice) => (
        <Choice
          key={left}
          label={
            <span>
              Pay from the pool, keep <WithSymbols text={left || 'nothing'} />
            </span>
          }
          fixedKey={String(choice + 1)}
          onPick={() => answer({ kind: 'pool', choice })}
        />
      ))}
      <Choice label="Cancel" keyAction="cancel" onPick={() => answer({ kind: 'cancel' })} />
    </>
  )
}
