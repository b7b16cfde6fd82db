import {
  atBeginningOf,
  card,
  continuous,
  did,
  exile,
  gain,
  setBasePT,
  setColor,
  target,
  the,
  triggered,
  upTo,
  when,
} from '@spellwright/dsl'

export const ardynTheUsurper = card({
  name: 'Ardyn, the Usurper',
  cost: '{5}{B}{B}{B}',
  type: 'Legendary Creature — Elder Human Noble',
  power: 4,
  toughness: 4,
  abilities: [
    continuous({
      affects: { controller: 'you', subtype: 'Demon' },
      apply: [gain('menace'), gain('lifelink'), gain('haste')],
    }),
    triggered({
      abilityWord: 'Starscourge',
      on: atBeginningOf('beginCombat', 'you'),
      targets: { card: target({ zone: 'graveyard', type: 'creature' }, { count: upTo(1) }) },
      effects: [
        exile(the('card'), { as: 'exiled' }),
        when(did('exiled'), {
          kind: 'createTokenCopy',
          player: 'you',
          count: 1,
          of: the('exiled'),
          except: [setBasePT(5), setColor('B'), { kind: 'setCreatureTypes', subtypes: ['Demon'] }],
        }),
      ],
    }),
  ],
})
