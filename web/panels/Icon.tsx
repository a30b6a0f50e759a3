/** Line icons, 24 units square, drawn in the colour of the text. Decoration only: the button beside them has the name. */

const PATHS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  prev: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  flip: 'M7 4v15m0 0l-3.5-3.5M7 19l3.5-3.5M17 20V5m0 0l-3.5 3.5M17 5l3.5 3.5',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  gear: 'M10.2 5.2L10.4 2.7L13.6 2.7L13.8 5.2L15.5 5.9L17.4 4.3L19.7 6.6L18.1 8.5L18.8 10.2L21.3 10.4L21.3 13.6L18.8 13.8L18.1 15.5L19.7 17.4L17.4 19.7L15.5 18.1L13.8 18.8L13.6 21.3L10.4 21.3L10.2 18.8L8.5 18.1L6.6 19.7L4.3 17.4L5.9 15.5L5.2 13.8L2.7 13.6L2.7 10.4L5.2 10.2L5.9 8.5L4.3 6.6L6.6 4.3L8.5 5.9zM12 8.8a3.2 3.2 0 100 6.4 3.2 3.2 0 000-6.4z',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.5A8.5 8.5 0 119.5 4a7 7 0 0010.5 10.5z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  book: 'M4 5.5c3-1 6-.5 8 1.5 2-2 5-2.5 8-1.5V18c-3-1-6-.5-8 1.5-2-2-5-2.5-8-1.5zM12 7v12.5',
  import: 'M12 3.5v11m0 0l-4-4m4 4l4-4M4.5 16v4h15v-4',
  share: 'M12 15V3.5m0 0l-4 4m4-4l4 4M4.5 12v8h15v-8',
  studies: 'M4 6.5h6l2 2.5h8v10H4z',
  edit: 'M4.5 19.5l1-4L16 5l3 3L8.5 18.5zM14 7l3 3',
  help: 'M3.5 7h17v10.5h-17zM7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17 10.5h.01M8 14h8',
  dots: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  skip: 'M4 6l7 6-7 6zM12 6l7 6-7 6zM20.5 6v12',
  lap: 'M5 12a7 7 0 1 1 2.2 5.1M5 12l-2.3-2.6M5 12l2.8-2',
  replay: 'M19 12a7 7 0 1 1-2.2-5.1M19 12l2.3-2.6M19 12l-2.8-2',
  comment: 'M4 5h16v11H11l-4.5 4v-4H4z',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13',
  up: 'M12 19V5m0 0l-5.5 5.5M12 5l5.5 5.5',
  chevron: 'M7 9.5l5 5 5-5',
  target: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 9a3 3 0 100 6 3 3 0 000-6z',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5zM12 9a3 3 0 100 6 3 3 0 000-6z',
  threat: 'M12 4.5l8.5 15h-17zM12 10v4.5M12 17h.01',
  grid: 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z',
  prompt: 'M4 6l6 6-6 6M12.5 18H20',
  names: 'M4 18L8.5 6 13 18M5.6 14h5.8M16 8v10M16 11.5c2-2.5 4.5-1 4.5 2S18 18.5 16 16.5',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);
