import { card, continuous, gain, rule } from '@spellwright/dsl'

export const lierDiscipleOfTheDrowned = card({
  name: 'Lier, Disciple of the Drowned',
  cost: '{3}{U}{U}',
  type: 'Legendary Creature — Human Wizard',
  power: 3,
  toughness: 4,
  abilities: [
    rule({ kind: 'cantBeCountered', what: { zone: 'stack' } }),
    continuous({
      affects: { zone: 'graveyard', type: ['instant', 'sorcery'], owner: 'you' },
      apply: [gain({ kind: 'flashback', cost: [{ kind: 'ownManaCost' }] })],
    }),
  ],
})
