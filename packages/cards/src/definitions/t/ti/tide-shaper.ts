import {
  apply,
  card,
  continuous,
  enters,
  keyword,
  kicked,
  mana,
  modifyPT,
  setLandTypes,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const tideShaper = card({
  name: 'Tide Shaper',
  cost: '{U}',
  type: 'Creature — Merfolk Wizard',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{1}')] }),
    triggered({
      on: enters('self'),
      condition: kicked,
      targets: { land: target({ type: 'land' }) },
      effects: [apply(the('land'), [setLandTypes('Island')], 'whileSourceOnBattlefield')],
    }),
    continuous({
      affects: 'self',
      apply: [modifyPT(1, 1)],
      condition: { kind: 'exists', of: { subtype: 'Island', controller: 'opponent' } },
    }),
  ],
})
