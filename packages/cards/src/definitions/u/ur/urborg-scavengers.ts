import {
  attacks,
  card,
  continuous,
  enters,
  exile,
  gain,
  linked,
  putCounters,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

const hasIfExiled = (
  word:
    | 'flying'
    | 'first strike'
    | 'double strike'
    | 'deathtouch'
    | 'haste'
    | 'hexproof'
    | 'indestructible'
    | 'lifelink'
    | 'menace'
    | 'reach'
    | 'trample'
    | 'vigilance',
) =>
  continuous({
    condition: { kind: 'exists', of: { zone: 'exile', keyword: word, among: linked('exiled') } },
    affects: 'self',
    apply: [gain(word)],
  })

export const urborgScavengers = card({
  name: 'Urborg Scavengers',
  type: 'Creature — Spirit',
  cost: '{2}{B}',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      targets: { card: target({ zone: 'graveyard' }) },
      effects: [exile(the('card'), { linked: 'exiled' }), putCounters('+1/+1', 1, 'self')],
    }),
    hasIfExiled('flying'),
    hasIfExiled('first strike'),
    hasIfExiled('double strike'),
    hasIfExiled('deathtouch'),
    hasIfExiled('haste'),
    hasIfExiled('hexproof'),
    hasIfExiled('indestructible'),
    hasIfExiled('lifelink'),
    hasIfExiled('menace'),
    hasIfExiled('reach'),
    hasIfExiled('trample'),
    hasIfExiled('vigilance'),
  ],
})
