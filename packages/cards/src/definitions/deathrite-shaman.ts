import { activated, addMana, anyColor, card, exile, gainLife, loseLife, mana, tap, target, the } from '@spellwright/dsl'

export const deathriteShaman = card({
  name: 'Deathrite Shaman',
  cost: '{B/G}',
  type: 'Creature — Elf Shaman',
  power: 1,
  toughness: 2,
  abilities: [
    activated({
      cost: [tap],
      targets: { card: target({ zone: 'graveyard', type: 'land' }) },
      effects: [exile(the('card')), addMana(anyColor())],
    }),
    activated({
      cost: [mana('{B}'), tap],
      targets: { card: target({ zone: 'graveyard', type: ['instant', 'sorcery'] }) },
      effects: [exile(the('card')), loseLife(2, 'opponent')],
    }),
    activated({
      cost: [mana('{G}'), tap],
      targets: { card: target({ zone: 'graveyard', type: 'creature' }) },
      effects: [exile(the('card')), gainLife(2)],
    }),
  ],
})
