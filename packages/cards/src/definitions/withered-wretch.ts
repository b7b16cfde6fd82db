import { activated, card, exile, mana, target, the } from '@spellwright/dsl'

export const witheredWretch = card({
  name: 'Withered Wretch',
  cost: '{B}{B}',
  type: 'Creature — Zombie Cleric',
  power: 2,
  toughness: 2,
  abilities: [
    activated({ cost: [mana('{1}')], targets: { card: target({ zone: 'graveyard' }) }, effects: [exile(the('card'))] }),
  ],
})
