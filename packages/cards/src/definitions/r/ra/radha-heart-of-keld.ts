import { activated, card, continuous, count, gain, mana, pump, rule } from '@spellwright/dsl'

export const radhaHeartOfKeld = card({
  name: 'Radha, Heart of Keld',
  type: 'Legendary Creature — Elf Warrior',
  cost: '{1}{R}{G}',
  power: 3,
  toughness: 3,
  abilities: [
    continuous({ condition: { kind: 'isTurnOf', player: 'you' }, affects: 'self', apply: [gain('first strike')] }),
    rule({ kind: 'topCardRevealed', player: 'you', to: 'owner' }),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'library', what: { type: 'land' }, top: 'top' }),
    activated({
      cost: [mana('{4}{R}{G}')],
      effects: [pump('self', count({ type: 'land', controller: 'you' }), count({ type: 'land', controller: 'you' }))],
    }),
  ],
})
