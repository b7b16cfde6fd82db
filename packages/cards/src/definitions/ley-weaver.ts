import { activated, card, exactly, keyword, tap, target, the, untap } from '@spellwright/dsl'

export const leyWeaver = card({
  name: 'Ley Weaver',
  cost: '{3}{G}',
  type: 'Creature — Human Druid',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'partnerWith', name: 'Lore Weaver' }),
    activated({
      cost: [tap],
      targets: { lands: target({ type: 'land' }, { count: exactly(2) }) },
      effects: [untap(the('lands'))],
    }),
  ],
})
