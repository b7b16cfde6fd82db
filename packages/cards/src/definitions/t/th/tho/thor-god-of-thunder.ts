import {
  anyTarget,
  card,
  dealDamage,
  enters,
  exile,
  keyword,
  manaValueOf,
  ruleUntil,
  target,
  the,
  triggered,
  youCast,
} from '@spellwright/dsl'

export const thorGodOfThunder = card({
  name: 'Thor, God of Thunder',
  cost: '{3}{R}{R}',
  type: 'Legendary Creature — God Warrior Hero',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: {
        card: target({
          zone: 'graveyard',
          owner: 'you',
          any: [{ subtype: 'Equipment' }, { type: ['instant', 'sorcery'] }],
        }),
      },
      effects: [
        exile(the('card'), { as: 'exiled' }),
        ruleUntil(
          { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
          'endOfYourNextTurn',
        ),
      ],
    }),
    triggered({
      on: youCast({ not: { type: 'creature' } }),
      targets: { target: anyTarget },
      effects: [dealDamage(manaValueOf('eventObject'), the('target'))],
    }),
  ],
})
