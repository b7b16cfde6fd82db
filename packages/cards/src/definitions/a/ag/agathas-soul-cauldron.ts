import {
  activated,
  card,
  continuous,
  exile,
  linked,
  matches,
  putCounters,
  rule,
  tap,
  target,
  the,
  when,
} from '@spellwright/dsl'

export const agathasSoulCauldron = card({
  name: "Agatha's Soul Cauldron",
  type: 'Legendary Artifact',
  cost: '{2}',
  abilities: [
    rule({ kind: 'spendAsAnyColor', player: 'you', abilitiesOf: { type: 'creature', controller: 'you' } }),
    continuous({
      affects: { type: 'creature', controller: 'you', counters: { counter: '+1/+1', count: { atLeast: 1 } } },
      apply: [
        { kind: 'gainActivatedAbilitiesOf', cards: { zone: 'exile', type: 'creature', among: linked('exiled') } },
      ],
    }),
    activated({
      cost: [tap],
      targets: { card: target({ zone: 'graveyard' }) },
      effects: [
        exile(the('card'), { linked: 'exiled', as: 'exiled' }),
        when(matches(the('exiled'), { type: 'creature', zone: 'exile' }), {
          kind: 'reflexiveTrigger',
          targets: { creature: target({ type: 'creature', controller: 'you' }) },
          effects: [putCounters('+1/+1', 1, the('creature'))],
        }),
      ],
    }),
  ],
})
