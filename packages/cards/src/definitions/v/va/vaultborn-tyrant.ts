import { addType, card, dies, draw, enters, gainLife, keyword, matches, triggered } from '@spellwright/dsl'

export const vaultbornTyrant = card({
  name: 'Vaultborn Tyrant',
  type: 'Creature — Dinosaur',
  cost: '{5}{G}{G}',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('trample'),
    triggered({
      on: {
        kind: 'either',
        events: [enters('self'), enters({ type: 'creature', controller: 'you', other: true, power: { atLeast: 4 } })],
      },
      effects: [gainLife(3), draw(1)],
    }),
    triggered({
      on: dies('self'),
      condition: matches('self', { is: 'nontoken' }),
      effects: [{ kind: 'createTokenCopy', player: 'you', count: 1, of: 'self', except: [addType('artifact')] }],
    }),
  ],
})
