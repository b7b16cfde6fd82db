import { card, dealDamage, delirium, powerOf, putCounters, spell, target, the, when } from '@spellwright/dsl'

export const beastieBeatdown = card({
  name: 'Beastie Beatdown',
  cost: '{R}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      abilityWord: 'Delirium',
      targets: {
        yours: target({ type: 'creature', controller: 'you' }),
        theirs: target({ type: 'creature', controller: 'opponent' }),
      },
      effects: [
        when(delirium, putCounters('+1/+1', 2, the('yours'))),
        dealDamage(powerOf(the('yours')), the('theirs'), the('yours')),
      ],
    }),
  ],
})
