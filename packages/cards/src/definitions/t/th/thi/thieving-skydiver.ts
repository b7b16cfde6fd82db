import {
  apply,
  card,
  enters,
  keyword,
  kicked,
  mana,
  matches,
  target,
  the,
  triggered,
  when,
  X,
  youControlIt,
} from '@spellwright/dsl'

export const thievingSkydiver = card({
  name: 'Thieving Skydiver',
  cost: '{1}{U}',
  type: 'Creature — Merfolk Rogue',
  power: 2,
  toughness: 1,
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{X}')], x: 'notZero' }),
    keyword('flying'),
    triggered({
      on: enters('self'),
      condition: kicked,
      targets: { artifact: target({ type: 'artifact', manaValue: { atMost: X } }) },
      effects: [
        apply(the('artifact'), [youControlIt], 'game'),
        when(matches(the('artifact'), { subtype: 'Equipment' }), { kind: 'attach', what: the('artifact'), to: 'self' }),
      ],
    }),
  ],
})
