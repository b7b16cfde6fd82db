import { activated, card, keyword, mana, powerOf, pump } from '@spellwright/dsl'

export const chameleonColossus = card({
  name: 'Chameleon Colossus',
  cost: '{2}{G}{G}',
  type: 'Creature — Shapeshifter',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('changeling'),
    keyword({ kind: 'protection', from: [{ filter: { color: 'B' } }] }),
    activated({ cost: [mana('{2}{G}{G}')], effects: [pump('self', powerOf('self'), powerOf('self'))] }),
  ],
})
