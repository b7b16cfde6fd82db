import { apply, atBeginningOf, card, draw, enters, target, the, triggered, youControlIt } from '@spellwright/dsl'

export const agentOfTreachery = card({
  name: 'Agent of Treachery',
  cost: '{5}{U}{U}',
  type: 'Creature — Human Rogue',
  power: 2,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { permanent: target({}) },
      effects: [apply(the('permanent'), [youControlIt], 'game')],
    }),
    triggered({
      on: atBeginningOf('end', 'you'),
      condition: { kind: 'exists', of: { controller: 'you', not: { owner: 'you' } }, count: { atLeast: 3 } },
      effects: [draw(3)],
    }),
  ],
})
