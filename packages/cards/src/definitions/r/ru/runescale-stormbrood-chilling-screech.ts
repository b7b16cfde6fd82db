import { apply, counterSpell, keyword, modifyPT, spell, target, the, triggered, twoFaced } from '@spellwright/dsl'

export const runescaleStormbroodChillingScreech = twoFaced(
  'adventure',
  {
    name: 'Runescale Stormbrood',
    cost: '{3}{R}',
    type: 'Creature — Dragon',
    power: 2,
    toughness: 4,
    abilities: [
      keyword('flying'),
      triggered({
        on: { kind: 'cast', player: 'you', spell: { any: [{ not: { type: 'creature' } }, { subtype: 'Dragon' }] } },
        effects: [apply('self', [modifyPT(2, 0)])],
      }),
    ],
  },
  {
    name: 'Chilling Screech',
    cost: '{1}{U}',
    type: 'Instant — Omen',
    abilities: [
      spell({
        targets: { target: target({ manaValue: { atMost: 2 }, zone: 'stack' }) },
        effects: [counterSpell(the('target'))],
      }),
    ],
  },
)
