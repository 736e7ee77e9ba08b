import { type ChartScale, percentFromTop } from './chart-scale.ts';
import { GridLine, Tick } from './trend-look.ts';

type ScaleProps = { scale: ChartScale };

/** The numbers beside the plot. */
export function ScaleTicks({ scale }: ScaleProps) {
  return scale.ticks.map((tick) => (
    <Tick key={tick} style={{ top: `${percentFromTop(tick, scale)}%` }}>
      {tick}
    </Tick>
  ));
}

/** Their lines, inside the drawing of the plot. */
export function GridLines({ scale }: ScaleProps) {
  return scale.ticks.map((tick) => <GridLine key={tick} d={`M0 ${percentFromTop(tick, scale)}H100`} />);
}
