import { Component, createRef, type ReactNode } from 'react'
import type { Scene } from '../worker/messages.ts'
import { land, moveAll } from './animate-moves.ts'
import { type Places, placesIn } from './places.ts'

interface Props {
  readonly scene: Scene
  readonly children: ReactNode
}

const isWanted = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Shows how cards got from one scene to the next. A class: only these see the page just before it changes. */
export class Motion extends Component<Props> {
  private readonly root = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate({ scene }: Props): Places | null {
    const root = this.root.current
    if (!root || scene === this.props.scene || !isWanted()) return null
    const places = placesIn(root)
    land(root)
    return places
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Places | null): void {
    const root = this.root.current
    if (root && before) moveAll(before, placesIn(root), this.props.scene.moves)
  }

  override render(): ReactNode {
    return (
      <div ref={this.root} style={{ display: 'contents' }}>
        {this.props.children}
      </div>
    )
  }
}
