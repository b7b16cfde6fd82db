import { card, keyword, putCounters, spell, target, the, when } from '@spellwright/dsl'

export const longstalkBrawl = card({
  name: 'Longstalk Brawl',
  cost: '{G}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'gift', gift: 'tapped Fish' }),
    spell({
      targets: {
        own: target({ type: 'creature', controller: 'you' }),
        other: target({ type: 'creature', not: { controller: 'you' } }),
      },
      effects: [
        when({ kind: 'paid', cost: 'gift' }, putCounters('+1/+1', 1, the('own'))),
        { kind: 'fight', a: the('own'), b: the('other') },
      ],
    }),
  ],
})
