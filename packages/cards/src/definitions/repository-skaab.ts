import { card, keyword, returnTo, target, the, triggered } from '@spellwright/dsl'

export const repositorySkaab = card({
  name: 'Repository Skaab',
  cost: '{3}{U}',
  type: 'Creature — Zombie',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('exploit'),
    triggered({
      on: { kind: 'exploited', object: 'self' },
      targets: { card: target({ type: ['instant', 'sorcery'], zone: 'graveyard', owner: 'you' }) },
      effects: [returnTo('hand', the('card'))],
    }),
  ],
})
