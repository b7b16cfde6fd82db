import { apply, card, enters, keyword, modifyPT, rule, triggered } from '@spellwright/dsl'

export const watcherOfTheSpheres = card({
  name: 'Watcher of the Spheres',
  cost: '{W}{U}',
  type: 'Creature — Bird Wizard',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    rule({
      kind: 'costChange',
      player: 'you',
      spell: { type: 'creature', keyword: 'flying' },
      change: { kind: 'reduce', mana: '{1}' },
    }),
    triggered({
      on: enters({ controller: 'you', keyword: 'flying', type: 'creature', other: true }),
      effects: [apply('self', [modifyPT(1, 1)])],
    }),
  ],
})
