import {
  card,
  createToken,
  dealsDamageToPlayer,
  keyword,
  may,
  putCounters,
  target,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

export const hapatraVizierOfPoisons = card({
  name: 'Hapatra, Vizier of Poisons',
  cost: '{B}{G}',
  type: 'Legendary Creature — Human Cleric',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      targets: { creature: target({ type: 'creature' }) },
      effects: [may(putCounters('-1/-1', 1, the('creature')))],
    }),
    triggered({
      on: { kind: 'countersPut', object: { type: 'creature' }, counter: '-1/-1', by: 'you', batch: 'oneOrMore' },
      effects: [
        createToken(
          1,
          token({
            colors: ['G'],
            type: 'Creature — Snake',
            power: 1,
            toughness: 1,
            abilities: [keyword('deathtouch')],
          }),
        ),
      ],
    }),
  ],
})
