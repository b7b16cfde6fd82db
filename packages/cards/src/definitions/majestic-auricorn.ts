import { card, gainLife, keyword, mana, triggered } from '@spellwright/dsl'

export const majesticAuricorn = card({
  name: 'Majestic Auricorn',
  cost: '{4}{W}',
  type: 'Creature — Unicorn',
  power: 4,
  toughness: 4,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{3}{W}')] }),
    keyword('vigilance'),
    triggered({ on: { kind: 'mutated', object: 'self' }, effects: [gainLife(4)] }),
  ],
})
