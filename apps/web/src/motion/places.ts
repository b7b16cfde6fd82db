import type { Spot } from '@spellwright/table'

/** The positions of everything on the table at one moment. */
export interface Places {
  /** By object; the cards of a group have the same place. */
  readonly objects: ReadonlyMap<number, { readonly rect: DOMRect; readonly element: HTMLElement }>
  /** By zone and player: `graveyard-1`. */
  readonly piles: ReadonlyMap<string, DOMRect>
}

export function measurePlaces(root: ParentNode): Places {
  const objects = new Map<number, { rect: DOMRect; element: HTMLElement }>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-entity]')) {
    const rect = element.getBoundingClientRect()
    for (const id of element.dataset['entity']?.split(' ') ?? []) objects.set(Number(id), { rect, element })
  }
  const piles = new Map<string, DOMRect>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-zone]'))
    piles.set(element.dataset['zone'] ?? '', element.getBoundingClientRect())
  return { objects, piles }
}

export const rectAt = ({ objects, piles }: Places, { zone, player, id }: Spot): DOMRect | undefined =>
  objects.get(id)?.rect ?? piles.get(`${zone}-${player}`)
