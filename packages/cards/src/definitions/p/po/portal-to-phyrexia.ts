import { addSubtype, apply, atBeginningOf, card, enters, put, target, the, triggered } from '@spellwright/dsl'

export const portalToPhyrexia = card({
  name: 'Portal to Phyrexia',
  cost: '{9}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [{ kind: 'sacrificeChoice', player: 'opponent', filter: { type: 'creature' }, count: 3 }],
    }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      targets: { card: target({ type: 'creature', zone: 'graveyard' }) },
      effects: [
        put('battlefield', the('card'), { under: 'you', as: 'creature' }),
        apply(the('creature'), [addSubtype('Phyrexian')], 'game'),
      ],
    }),
  ],
})
