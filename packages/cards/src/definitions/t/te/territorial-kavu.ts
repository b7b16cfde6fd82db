import { attacks, card, chooseOne, did, draw, exile, target, the, triggered, upTo, when } from '@spellwright/dsl'

export const territorialKavu = card({
  name: 'Territorial Kavu',
  cost: '{R}{G}',
  type: 'Creature — Kavu',
  power: '*',
  toughness: '*',
  abilities: [
    {
      kind: 'characteristicDefining',
      power: { kind: 'basicLandTypesAmong', of: { controller: 'you', type: 'land' } },
      toughness: { kind: 'basicLandTypesAmong', of: { controller: 'you', type: 'land' } },
      abilityWord: 'Domain',
    },
    triggered({
      on: attacks('self'),
      modes: chooseOne(
        {
          effects: [
            { kind: 'discard', player: 'you', count: 1, how: 'choice', as: 'discarded' },
            when(did('discarded'), draw(1)),
          ],
        },
        { targets: { card: target({ zone: 'graveyard' }, { count: upTo(1) }) }, effects: [exile(the('card'))] },
      ),
      effects: [],
    }),
  ],
})
