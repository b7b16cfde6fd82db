import { activated, anyTarget, card, dealDamage, replacement, tap, the } from '@spellwright/dsl'

export const frostwielder = card({
  name: 'Frostwielder',
  cost: '{2}{R}{R}',
  type: 'Creature — Human Shaman',
  power: 1,
  toughness: 2,
  abilities: [
    replacement({
      kind: 'zoneChange',
      object: { type: 'creature', dealtDamageThisTurnBy: 'self' },
      from: 'battlefield',
      to: 'graveyard',
      instead: { to: 'exile' },
    }),
    activated({ cost: [tap], targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] }),
  ],
})
