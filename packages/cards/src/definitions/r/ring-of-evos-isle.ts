import {
  activated,
  apply,
  atBeginningOf,
  card,
  gain,
  keyword,
  mana,
  matches,
  putCounters,
  triggered,
  when,
} from '@spellwright/dsl'

export const ringOfEvosIsle = card({
  name: 'Ring of Evos Isle',
  cost: '{2}',
  type: 'Artifact — Equipment',
  abilities: [
    activated({ cost: [mana('{2}')], effects: [apply('attachedTo', [gain('hexproof')])] }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [when(matches('attachedTo', { color: 'U' }), putCounters('+1/+1', 1, 'attachedTo'))],
    }),
    keyword({ kind: 'equip', cost: [mana('{1}')] }),
  ],
})
