import { activated, anyTarget, card, dealDamage, mana, replacement, the } from '@spellwright/dsl'

export const kumanoMasterYamabushi = card({
  name: 'Kumano, Master Yamabushi',
  cost: '{3}{R}{R}',
  type: 'Legendary Creature — Human Shaman',
  power: 4,
  toughness: 4,
  abilities: [
    activated({ cost: [mana('{1}{R}')], targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] }),
    replacement({
      kind: 'zoneChange',
      object: { type: 'creature', dealtDamageThisTurnBy: 'self' },
      from: 'battlefield',
      to: 'graveyard',
      instead: { to: 'exile' },
    }),
  ],
})
