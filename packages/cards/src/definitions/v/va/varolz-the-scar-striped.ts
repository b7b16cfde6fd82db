import { activated, card, continuous, gain, sacrifice } from '@spellwright/dsl'

export const varolzTheScarStriped = card({
  name: 'Varolz, the Scar-Striped',
  cost: '{1}{B}{G}',
  type: 'Legendary Creature — Troll Warrior',
  power: 2,
  toughness: 2,
  abilities: [
    continuous({
      affects: { zone: 'graveyard', type: 'creature', owner: 'you' },
      apply: [gain({ kind: 'scavenge', cost: [{ kind: 'ownManaCost' }] })],
    }),
    activated({
      cost: [sacrifice({ type: 'creature', other: true })],
      effects: [{ kind: 'regenerate', what: 'self' }],
    }),
  ],
})
