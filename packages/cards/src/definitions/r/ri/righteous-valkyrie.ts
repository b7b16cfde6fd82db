import { card, continuous, enters, gainLife, keyword, modifyPT, plus, triggered } from '@spellwright/dsl'

export const righteousValkyrie = card({
  name: 'Righteous Valkyrie',
  cost: '{2}{W}',
  type: 'Creature — Angel Cleric',
  power: 2,
  toughness: 4,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters({ controller: 'you', subtype: ['Angel', 'Cleric'], other: true }),
      effects: [gainLife({ kind: 'toughnessOf', object: 'eventObject' })],
    }),
    continuous({
      condition: {
        kind: 'compare',
        quantity: { kind: 'lifeOf', player: 'you' },
        is: { atLeast: plus({ kind: 'startingLife' }, 7) },
      },
      affects: { type: 'creature', controller: 'you' },
      apply: [modifyPT(2, 2)],
    }),
  ],
})
