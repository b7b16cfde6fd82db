import {
  activated,
  addMana,
  anyColor,
  type Condition,
  card,
  draw,
  eventAmount,
  loyalty,
  matches,
  putCounters,
  rule,
  target,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

const ON_A_CREATURE: Condition = matches('attachedTo', { type: 'creature' })

export const theAetherspark = card({
  name: 'The Aetherspark',
  cost: '{4}',
  type: 'Legendary Artifact Planeswalker — Equipment',
  loyalty: 4,
  abilities: [
    rule({ kind: 'cantBeAttacked', what: 'self' }, { condition: ON_A_CREATURE }),
    triggered({
      on: { kind: 'damage', source: 'attachedTo', combat: 'combat' },
      while: { kind: 'isTurnOf', player: 'you' },
      effects: [putCounters('loyalty', eventAmount, 'self')],
    }),
    activated({
      cost: [loyalty(1)],
      targets: { creature: target({ type: 'creature', controller: 'you' }, { count: upTo(1) }) },
      effects: [{ kind: 'attach', what: 'self', to: the('creature') }, putCounters('+1/+1', 1, the('creature'))],
    }),
    activated({ cost: [loyalty(-5)], effects: [draw(2)] }),
    activated({ cost: [loyalty(-10)], effects: [addMana(anyColor(10))] }),
  ],
})
