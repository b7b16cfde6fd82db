import {
  attacks,
  card,
  dealDamage,
  enters,
  gainLife,
  keyword,
  mana,
  not,
  sacrificeIt,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const phlageTitanOfFiresFury = card({
  name: "Phlage, Titan of Fire's Fury",
  cost: '{1}{R}{W}',
  type: 'Legendary Creature — Elder Giant',
  power: 6,
  toughness: 6,
  abilities: [
    triggered({ on: enters('self'), effects: [when(not({ kind: 'paid', cost: 'escape' }), sacrificeIt('self'))] }),
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      targets: { target: { anyTarget: 'any target' } },
      effects: [dealDamage(3, the('target')), gainLife(3)],
    }),
    keyword({
      kind: 'escape',
      cost: [mana('{R}{R}{W}{W}'), { kind: 'exile', what: { zone: 'graveyard', owner: 'you', other: true }, count: 5 }],
    }),
  ],
})
