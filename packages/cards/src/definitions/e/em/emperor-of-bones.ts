import {
  activated,
  apply,
  atBeginningOf,
  card,
  exactly,
  exile,
  gain,
  linked,
  mana,
  put,
  sacrificeIt,
  target,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const emperorOfBones = card({
  name: 'Emperor of Bones',
  cost: '{1}{B}',
  type: 'Creature — Skeleton Noble',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: atBeginningOf('beginCombat', 'you'),
      targets: { card: target({ zone: 'graveyard' }, { count: upTo(1) }) },
      effects: [exile(the('card'), { linked: 'exiled' })],
    }),
    activated({ cost: [mana('{1}{B}')], effects: [{ kind: 'adapt', count: 2 }] }),
    triggered({
      on: { kind: 'countersPut', object: 'self', counter: '+1/+1' },
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'exile', type: 'creature', among: linked('exiled') },
          count: exactly(1),
          as: 'chosen',
        },
        put('battlefield', the('chosen'), {
          under: 'you',
          counters: { counter: 'finality', count: 1 },
          as: 'creature',
        }),
        apply(the('creature'), [gain('haste')], 'game'),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [sacrificeIt(the('creature'))],
        },
      ],
    }),
  ],
})
